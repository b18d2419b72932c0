regsubst('a','b')
