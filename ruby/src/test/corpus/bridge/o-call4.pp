o_call4()
