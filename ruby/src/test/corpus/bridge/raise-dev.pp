t::raise_dev()
