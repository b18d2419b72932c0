notice(type([1,2], 'generalized'), type({a=>1}, generalized), type('abc', generalized), type([1,'a'], generalized))
