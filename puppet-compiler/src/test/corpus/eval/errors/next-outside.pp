next('x')
