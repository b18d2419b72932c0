step(true, 1)
