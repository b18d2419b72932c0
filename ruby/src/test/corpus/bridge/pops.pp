notice(t::pops(2))
