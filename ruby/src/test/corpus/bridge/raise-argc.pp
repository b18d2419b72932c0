t::raise_argc()
