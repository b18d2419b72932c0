t::raise_flt()
