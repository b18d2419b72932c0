Frobnicate['a']
