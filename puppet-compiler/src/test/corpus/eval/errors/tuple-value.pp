Tuple['a']
