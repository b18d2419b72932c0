notice(o_fn())
