import(1, 2)
