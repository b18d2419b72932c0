notice(t::types(Integer[1,5], 3), t::types(String, 3), t::types(Enum['a'], 'a'))
