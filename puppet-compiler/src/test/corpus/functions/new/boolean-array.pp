Boolean([])
