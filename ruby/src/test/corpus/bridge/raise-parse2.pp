t::raise_parse2()
