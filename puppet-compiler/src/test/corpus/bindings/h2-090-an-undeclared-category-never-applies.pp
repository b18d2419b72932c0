notice(inject('x'))
--- bindings/default.pp
bindings default {
bind 'x' to 'common'
when rack r1 { bind 'x' to 'rack' }
}
