notice(regsubst('john smith', '(\w+) (\w+)', '\2, \1 [\0] \\\\ \k<x>'), regsubst('ab', /(?<n>a)/, '<\k<n>>'))
