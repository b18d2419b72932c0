site { categories { rack => inject('rack') } }
