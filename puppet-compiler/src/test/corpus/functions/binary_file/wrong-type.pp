binary_file(1)
