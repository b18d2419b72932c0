t::raise_utf()
