$r = t::rets('frozen')
notice(type($r, generalized), $r)
notify { 'x': message => $r }
