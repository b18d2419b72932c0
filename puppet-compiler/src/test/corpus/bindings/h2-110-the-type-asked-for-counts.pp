notice(inject(String, 'x'))
--- bindings/default.pp
bindings default {
bind 'x' to 1
}
