capitalize(['x', 1])
