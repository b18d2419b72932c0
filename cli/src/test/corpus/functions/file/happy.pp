notice(file('m/a.txt'))
