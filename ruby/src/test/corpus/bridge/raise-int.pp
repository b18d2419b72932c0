t::raise_int()
