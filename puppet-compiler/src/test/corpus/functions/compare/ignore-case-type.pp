compare('a','b','c')
