o_add()
