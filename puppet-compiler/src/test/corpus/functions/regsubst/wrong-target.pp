regsubst(1,'b','x')
