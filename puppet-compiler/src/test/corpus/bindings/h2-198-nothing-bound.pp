notice(optionally_inject('no') =~ Undef, inject('no') |$v| { $v =~ Undef })
notice(inject('no'))
--- bindings/default.pp
bindings default {
bind 'x' to 1
}
