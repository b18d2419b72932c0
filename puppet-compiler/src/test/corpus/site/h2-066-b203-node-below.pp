site { categories { environment => true, node => 'x' } }
