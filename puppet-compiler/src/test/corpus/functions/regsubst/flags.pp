notice(regsubst('ABC','b','x','I'), regsubst("a\nb",'a.b','x','M'), regsubst('abc',' b # c','x','E'), regsubst('aBab','b','-','GI'))
