epp('x/y', 1)
