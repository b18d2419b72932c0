Integer[5, 1]
