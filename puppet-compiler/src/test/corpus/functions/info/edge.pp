info()
info([1, 2], 'x')
