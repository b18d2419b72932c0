site { categories { rack => 1 } }
