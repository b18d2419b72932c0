$who = 'me'
notice(o_tpl())
