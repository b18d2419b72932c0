Integer('12', 2)
