rstrip({})
