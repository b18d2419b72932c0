$v = (1 + 1) ? { 2 => 'two', default => 'other' }
"${v}"
