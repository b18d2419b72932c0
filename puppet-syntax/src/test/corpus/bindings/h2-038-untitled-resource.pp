site { a => 2 }
