$a = 1 ? { 1 => 2 ? { 2 => 'deep', default => 'x' }, default => 'y' }
$a
