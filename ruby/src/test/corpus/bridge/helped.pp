notice(t::helped('q'))
