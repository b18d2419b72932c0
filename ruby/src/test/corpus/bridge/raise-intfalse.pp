t::raise_intfalse()
