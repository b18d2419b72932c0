# logs only
notice(type(5), type('a'), type([1,'a']), type({a=>1}), type(undef), type(1.5), type(/x/), type(default), type(true))
notice(type(5, 'generalized'), type([1,2], 'reduced'), type([1,2], 'detailed'), type({a=>[1]}, 'generalized'))
notice(type(5, 'bogus'))
