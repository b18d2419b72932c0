Any[1]
