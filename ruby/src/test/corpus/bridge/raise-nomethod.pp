t::raise_nomethod()
