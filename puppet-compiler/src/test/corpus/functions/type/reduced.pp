notice(type([1,'a'], reduced), type({a=>1,b=>2}, 'reduced'), type('abc', reduced))
