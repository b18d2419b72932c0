# logs only
notice(unique([1,1,2]), unique({a=>1,b=>1}), unique('aab'), unique([1,2,3,4]) |$x| { $x % 2 }, unique({a=>'x',b=>'X'}))
notice(unique(5))
