notice(o_arity0())
o_arity0(1)
