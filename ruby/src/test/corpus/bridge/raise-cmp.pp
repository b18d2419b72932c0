t::raise_cmp()
