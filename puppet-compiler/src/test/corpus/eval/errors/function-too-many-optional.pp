function opt($a, $b = 1) { $a }
opt(1, 2, 3)
