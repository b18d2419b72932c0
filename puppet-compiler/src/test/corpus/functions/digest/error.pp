digest(1)
