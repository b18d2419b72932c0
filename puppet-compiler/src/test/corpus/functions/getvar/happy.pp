$x = {a=>[1,2]}
notice(getvar('x'), getvar('x.a.1'), getvar('y') == undef, getvar('y', 5), getvar('::x.a.0'), getvar('no::such', 1))
