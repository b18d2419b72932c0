function both(Integer $n, String $s) { $n }
both('a', 1)
