t::raise_strint()
