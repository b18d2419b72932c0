notice(file('/nowhere/x', 'm/nope', 'm/empty', 'm/a.txt'))
