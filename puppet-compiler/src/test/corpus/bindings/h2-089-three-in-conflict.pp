notice(inject('x'))
--- bindings/default.pp
bindings default {
bind 'x' to 1
bind 'x' to 2
bind 'x' to 3
}
