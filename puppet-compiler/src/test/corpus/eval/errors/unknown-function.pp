frob(1, 2)
