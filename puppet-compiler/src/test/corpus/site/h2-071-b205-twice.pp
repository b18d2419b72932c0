site { categories { a => 1 } }
site { categories { b => 1 } }
