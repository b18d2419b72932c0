notice(Array([1]), Array({a=>1}), Array('abc'), Array(3), Array(5,true), Array([1],true), Array(Binary('YWI=')), Array(Integer[1,2]))
