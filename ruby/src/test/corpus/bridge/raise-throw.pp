t::raise_throw()
