t::raise_enoent()
