t::raise_arrnil()
