notice(regsubst('abc', '', '-', 'G'), regsubst('añb', /x*/, '-', 'G'))
