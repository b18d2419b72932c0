t::raise_arg()
