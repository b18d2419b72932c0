t::raise_hashnil()
