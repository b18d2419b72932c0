# logs only
tag('a', 'b c')
notice(tagged('a'), tagged('b c'), tagged('zz'))
