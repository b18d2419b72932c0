t::raise_symstr()
