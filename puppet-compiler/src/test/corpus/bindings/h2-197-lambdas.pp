notice(inject('x') |$v| { "got ${v}" })
notice(inject('x') |$n, $v| { "${n} is ${v}" })
notice(inject('nosuch') |$v| { $v =~ Undef })
notice(inject(Integer, 'x', {}) |$v| { $v + 1 })
notice(optionally_inject('nosuch') =~ Undef)
--- bindings/default.pp
bindings default { bind Integer, 'x' to 1 }
