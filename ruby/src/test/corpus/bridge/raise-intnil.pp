t::raise_intnil()
