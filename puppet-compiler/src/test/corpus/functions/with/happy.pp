notice(with(1,2) |$a,$b| { $a + $b }, with() || { 5 }, with(1) |$a, $b = 3| { $a + $b })
