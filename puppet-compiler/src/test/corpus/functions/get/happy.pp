notice(get({a=>[{b=>1}]}, 'a.0.b'), get([1,2], '1'), get({'a.b'=>3}, "'a.b'"), get({a=>1}, 'z', 'dflt'), get({a=>1}, ''), get(undef, 'a', 1))
