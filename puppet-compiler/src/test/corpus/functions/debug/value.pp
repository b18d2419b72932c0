notice(debug('x') == undef)
