ceiling([])
