t::raise_multi()
