notice(t::callinc())
