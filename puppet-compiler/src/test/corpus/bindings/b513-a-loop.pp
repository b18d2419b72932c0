notice(inject('a'))
--- bindings/default.pp
bindings default {
bind 'a' to inject('b')
bind 'b' to "${inject('a')}"
}
