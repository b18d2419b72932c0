class c { site { categories { rack => 1 } } }
