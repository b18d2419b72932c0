'x' ? { default => 1, 'x' => 2 }
