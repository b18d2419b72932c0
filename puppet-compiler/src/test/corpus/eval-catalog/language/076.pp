# logs only
$y = 1
[1].each |$x| { $y = 2 notice($y) }
notice($y)
