notice(unique([1,2,1,1.0]), unique('hello'), unique({a=>1,b=>2,c=>1}), unique(3))
