$x = o_errs(1,2)
