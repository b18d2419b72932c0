function two($a, $b) { $a }
two(1)
