$system = 'Plan9'
$system ? { 'debian' => 'deb', 'redhat' => 'rpm' }
