find_file(1)
