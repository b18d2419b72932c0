$environment = lookup('x')
