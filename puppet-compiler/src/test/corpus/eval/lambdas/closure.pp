$base = 100
$r = [1, 2].map |$x| { with($x) |$y| { $y + $base + $x } }
$r
