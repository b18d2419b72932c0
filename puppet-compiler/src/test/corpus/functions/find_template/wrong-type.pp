find_template(['a', 1])
