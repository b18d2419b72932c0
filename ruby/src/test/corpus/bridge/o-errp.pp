o_errp(1,2)
