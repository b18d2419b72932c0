notice(o_callf())
