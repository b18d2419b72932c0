notice(type(1), type('a'), type([1,'a']), type({a=>1}), type(undef), type(default), type(/x/), type(true), type(1.5), type(Integer))
