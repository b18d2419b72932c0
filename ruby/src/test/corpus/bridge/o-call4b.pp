o_call4b()
