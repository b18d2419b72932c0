notice(inject('x'), inject(Integer, 'x'), inject(Regexp) =~ Regexp)
notice(inject('x') |$v| { $v + 1 }, inject(Integer, 'x') |$n, $v| { "${n}=${v}" })
--- bindings/default.pp
bindings default {
bind 'x' to 1
bind Pattern to Pattern['a']
}
