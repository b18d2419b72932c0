site { categories { common => 'x' } }
