notice(t::loader('1.2', '1.10'))
notice(t::loader('1.0a', '1.0b'))
