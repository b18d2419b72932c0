notice(inject('a'), inject('b'), inject('c'))
--- bindings/default.pp
bindings default {
bind alias 'b' as 'c'
bind alias 'a' as 'b'
bind 'a' to 1
}
