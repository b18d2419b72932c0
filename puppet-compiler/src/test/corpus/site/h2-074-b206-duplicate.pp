site { categories { a => 1, 'a' => 2 } }
