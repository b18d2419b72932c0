true + 1
