['A' in {'a' => 1}, 1 in {1 => 2}, 'z' in {'a' => 1}, /^b/ in {'bar' => 1}, Integer in {1 => 2}, Integer in {'a' => 2}]
