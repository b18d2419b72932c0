notice(dig({a=>[{b=>1}]}, 'a', 0, 'b'), dig([1,[2,3]], 1, -1), dig({a=>1}, 'z', 'q') == undef, dig(undef, 1) == undef)
