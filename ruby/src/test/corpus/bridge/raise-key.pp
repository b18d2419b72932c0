t::raise_key()
