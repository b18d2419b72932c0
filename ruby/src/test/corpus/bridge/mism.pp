notice(t::mism(1))
t::mism('s')
