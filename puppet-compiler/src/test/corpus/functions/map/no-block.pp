[1].map
