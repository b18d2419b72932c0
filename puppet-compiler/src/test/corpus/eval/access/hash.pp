$h = {'a' => 1, 'A' => 2, 3 => 'three', undef => 'u', [1] => 'array', 'n' => undef}
[$h['a'], $h['A'], $h[3], $h['3'], $h[3.0], $h[undef], $h[[1]], $h['missing'], $h['n']]
