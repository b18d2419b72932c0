new('x')
