['A' in ['a', 'b'], 1 in [1, 2], 1 in ['1'], 1.0 in [1], Integer in ['a', 1], String in [1], /b/ in ['abc', 'd'], 'abc' in [/b/], [1] in [[1]], undef in [undef], undef in [], 'x' in []]
