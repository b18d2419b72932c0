# logs only
notice(1 in 5, 'a' in undef, undef in 'a', undef in undef, 1 in {1=>2}, 'x' in /x/, Integer in Integer, 1 in Integer, String in ['a'], Integer in 'a1', 1.5 in [1.5], [1] in [[1]], '1' in [1], 1 in ['1'], default in [default], /B/ in ['abc'], /b/ in ['abc'], /b/ in {abc=>1}, true in [true], {a=>1} in [{a=>1}])
