t::raise_regex()
