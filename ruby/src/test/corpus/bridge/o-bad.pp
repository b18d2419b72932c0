o_bad()
