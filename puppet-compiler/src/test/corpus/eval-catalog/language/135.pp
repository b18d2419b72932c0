# logs only
notice('a' < 'B', 'a' == 'A', 'a' in 'ABC', 1 in [1.0], 'A' in ['a'], /a/ in 'abc', Integer in [1], 'a' in {A=>1}, 5 in 'a5', undef in [undef])
notice('a' =~ 'b')
