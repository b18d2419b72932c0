notice(o_helper('ab'))
