site { categories { environment => false } }
