notice(String(1), String(1.5), String('a'), String(true), String(undef), String(default), String([1,'a',undef]), String({a=>1}), String(/x/), String(Integer[1,2]))
