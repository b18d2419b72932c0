# logs only
notice({} == {}, [] == [], {a=>1} == {'a'=>1}, [1,[2]] == [1,[2]], 'a' == ['a'], /a/ == /a/, /a/ == 'a', Integer == 'Integer', default == default, 1 == true, '' == undef, [] == undef, 0 == false, 1.0 == 1, '1.0' == 1)
notice('É' == 'é', 'ß' == 'SS', 'É' in 'é', 'a' < 'b', 'a' < 'A', 'B' > 'a', 'é' > 'z', '' < 'a', 'abc' < 'abd', 1 < 1.5, Timestamp(0) < Timestamp(1))
notice([1] < [2])
