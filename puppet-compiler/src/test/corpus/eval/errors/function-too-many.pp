function two($a, $b) { $a }
two(1, 2, 3)
