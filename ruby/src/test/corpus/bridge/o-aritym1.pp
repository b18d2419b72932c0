notice(o_aritym1())
