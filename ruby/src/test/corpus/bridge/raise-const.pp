t::raise_const()
