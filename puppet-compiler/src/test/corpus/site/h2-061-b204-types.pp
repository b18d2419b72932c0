site { categories { a => { 'x' => 1 }, b => [1], c => /x/ } }
