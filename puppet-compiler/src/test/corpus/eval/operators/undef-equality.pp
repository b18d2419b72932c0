[undef == undef, undef == '', undef == false, [undef] == [undef], {'a' => undef} == {'b' => undef}]
