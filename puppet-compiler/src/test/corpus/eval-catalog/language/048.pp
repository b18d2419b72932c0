# logs only
$x = 5 ? { 1 => 2 }
