notice(inject('x'))
notice(inject('y'))
--- bindings/default.pp
bindings default {
when environment production { bind 'x' to optional undef }
bind 'x' to 'lower'
bind 'y' to $facts['nosuch']
}
