site { categories { rack => $rack } }
