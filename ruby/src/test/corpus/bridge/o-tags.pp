include t
notice(o_tags())
