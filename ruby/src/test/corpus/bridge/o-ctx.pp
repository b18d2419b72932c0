notice(o_ctx())
