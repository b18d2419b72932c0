Numeric[1, 2]
