if $mine { site { categories { a => 1 } } }
