true['a']
