notice(regsubst('abc', /[ab]/, {'a'=>'1'}, 'G'), regsubst('abc', '[ab]', {'a'=>'1'}))
