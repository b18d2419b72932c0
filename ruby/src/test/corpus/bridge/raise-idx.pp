t::raise_idx()
