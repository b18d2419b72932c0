$r = t::rets('undefsym')
notice(type($r, generalized), $r)
notify { 'x': message => $r }
