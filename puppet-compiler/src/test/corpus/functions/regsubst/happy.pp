notice(regsubst('abcabc','b','X'), regsubst('abcabc','b','X','G'), regsubst(['ab','bb'],'b','X','G'), regsubst('abc', /(b)/, '[\1]'))
