t::raise_std()
