notice(inject('x'), inject('y'), inject('z'))
--- bindings/default.pp
bindings default {
bind alias 'y' as 'z'
bind alias 'x' as 'y'
bind 'x' to 1
}
