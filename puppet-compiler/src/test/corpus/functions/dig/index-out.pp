notice(dig([1], 5) == undef)
