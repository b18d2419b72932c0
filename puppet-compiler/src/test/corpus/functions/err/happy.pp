notice(err('x') == undef)
