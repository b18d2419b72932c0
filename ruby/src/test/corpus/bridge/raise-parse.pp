t::raise_parse()
