notice('a', 1, 1.5, true, undef, default, [1,[2,'x',undef]], {a=>{b=>1}}, /x/, Integer[1,2], Sensitive(1))
