lest(1)
