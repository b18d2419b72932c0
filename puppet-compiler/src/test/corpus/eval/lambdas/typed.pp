[[1, 2].map |Integer $x| { $x + 1 }, with('a', 2) |String $s, Integer[0, 5] $i| { "${s}${i}" }]
