t::raise_fltnil()
