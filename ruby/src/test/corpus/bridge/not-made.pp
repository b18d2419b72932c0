notice(t::unmade())
