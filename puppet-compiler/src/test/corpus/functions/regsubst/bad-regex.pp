regsubst('abc','[','x')
