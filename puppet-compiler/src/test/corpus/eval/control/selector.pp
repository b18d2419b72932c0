$system = 'Debian'
$a = $system ? { 'redhat' => 'rpm', 'debian' => 'deb', default => 'src' }
$b = 7 ? { Integer[0, 5] => 'low', Integer[6, 9] => 'high', default => 'none' }
$c = 'foo42' ? { /(\d+)/ => "digits ${1}", default => 'none' }
$d = [1, 2] ? { [1, 3] => 'a', [1, Integer] => 'b', default => 'c' }
[$a, $b, $c, $d]
