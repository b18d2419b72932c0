t::raise_res()
