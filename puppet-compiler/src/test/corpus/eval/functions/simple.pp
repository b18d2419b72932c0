function add($a, $b) { $a + $b }
add(1, 2)
