$r = t::rets('nil')
notice(type($r, generalized), $r)
notify { 'x': message => $r }
