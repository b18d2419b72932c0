slice(true, 1)
