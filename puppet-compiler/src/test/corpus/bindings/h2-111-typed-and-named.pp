notice(inject(Integer, 'x'))
--- bindings/default.pp
bindings default {
bind Integer, 'x' to 42
bind Integer, 'y' to 'text'
}
