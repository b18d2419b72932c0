$r = t::rets('big')
notice(type($r, generalized), $r)
notify { 'x': message => $r }
