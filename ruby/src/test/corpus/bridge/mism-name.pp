t::mism_name()
