$r = t::rets('float')
notice(type($r, generalized), $r)
notify { 'x': message => $r }
