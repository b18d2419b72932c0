notice(Regexp('a.b'), Regexp('a.b', true))
