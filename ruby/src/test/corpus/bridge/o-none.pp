notice(o_none(1))
