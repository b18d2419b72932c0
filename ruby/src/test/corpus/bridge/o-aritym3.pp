notice(o_aritym3(1,2,3))
o_aritym3(1)
