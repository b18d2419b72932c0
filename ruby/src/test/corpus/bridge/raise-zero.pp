t::raise_zero()
