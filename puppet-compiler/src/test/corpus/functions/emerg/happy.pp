emerg('x')
