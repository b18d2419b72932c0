notice(binary_file('m/a.txt'))
