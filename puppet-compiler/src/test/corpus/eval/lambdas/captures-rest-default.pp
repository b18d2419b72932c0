[with() |*$n = [7, 8]| { $n }, with() |*$n = 7| { $n }, with(undef) |*$n = 5| { $n }, with(1) |*$n = 5| { $n }]
