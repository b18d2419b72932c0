undef ? { 'a' => 1 }
