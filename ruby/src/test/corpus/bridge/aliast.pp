notice(t::aliast(2))
t::aliast(7)
