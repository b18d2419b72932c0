$r = 1 ? { 1 => 'first', fail('not evaluated') => 2 }
$r
