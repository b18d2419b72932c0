o_err(1,2)
