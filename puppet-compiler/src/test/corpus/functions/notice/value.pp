notice(notice('x') == undef)
