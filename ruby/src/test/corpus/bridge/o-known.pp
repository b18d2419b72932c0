notice(o_known())
