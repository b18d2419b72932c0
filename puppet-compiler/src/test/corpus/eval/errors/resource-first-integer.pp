Resource[1]
