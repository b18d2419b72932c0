[1 in 1, 'a' in true, 'a' in undef, 'a' in Integer, 1 in 10]
