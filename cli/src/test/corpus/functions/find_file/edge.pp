notice(find_file('m/nope', 'nosuch/x', 'm/empty', 'm/a.txt'), find_file(['m/a.txt']), find_file('/nowhere'))
