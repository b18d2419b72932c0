t::raise_load()
