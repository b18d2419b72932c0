# logs only
notice(true and 'x', false or undef, true and undef, 'x' or fail('no'), (1 == 1.0), ('1' == 1), [1] == [1.0], {a=>1} == {a=>1.0}, undef == '', undef == false)
