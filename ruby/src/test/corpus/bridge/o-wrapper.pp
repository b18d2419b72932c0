$who = 'me'
notice(o_wrapper())
