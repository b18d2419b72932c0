[with() || { 1 }, with(undef) |$x| { $x }, with(1) |$x, $y = $x + 1| { [$x, $y] }, with(1, 2, 3) |*$x| { $x }]
