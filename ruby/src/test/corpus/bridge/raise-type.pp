t::raise_type()
