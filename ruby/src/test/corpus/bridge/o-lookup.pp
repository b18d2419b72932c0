notice(o_lookup())
