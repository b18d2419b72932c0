t::raise_frozen()
