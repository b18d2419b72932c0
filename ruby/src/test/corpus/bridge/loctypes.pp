notice(t::loctypes([1,2.5]))
t::loctypes([1,'x'])
