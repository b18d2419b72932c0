notice(find_template('x/y') == undef)
