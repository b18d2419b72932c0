o_nota()
