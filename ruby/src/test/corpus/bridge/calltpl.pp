notice(t::calltpl())
