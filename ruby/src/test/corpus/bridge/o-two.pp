notice(o_two())
notice(o_twob())
