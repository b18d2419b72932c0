[1, 2][true]
