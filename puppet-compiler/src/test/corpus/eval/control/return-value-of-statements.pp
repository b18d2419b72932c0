$x = notice('a')
$y = [1, 2].each |$v| { $v }
[$x, $y]
