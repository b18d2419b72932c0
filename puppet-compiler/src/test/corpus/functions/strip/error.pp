strip(true)
