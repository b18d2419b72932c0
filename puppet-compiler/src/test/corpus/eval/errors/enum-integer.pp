Enum[1, 2]
