notice(inject('x'))
--- bindings/default.pp
bindings default {
bind 'x' to 'common'
when common { }
}
