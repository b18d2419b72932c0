notice(t::rettype(1), t::rettype('ab'))
t::rettype([1])
