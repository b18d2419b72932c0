notice(inject('a'))
--- bindings/default.pp
bindings default {
bind 'a' to 1
bind alias 'a' as abstract 'b'
}
