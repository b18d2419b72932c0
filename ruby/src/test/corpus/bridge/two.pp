t::two()
