chop(default)
