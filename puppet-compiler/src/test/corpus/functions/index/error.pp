index(true, 1)
