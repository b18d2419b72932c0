notice(find_file('m/a.txt'))
