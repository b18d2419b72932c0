notice(inject('e'))
--- bindings/default.pp
bindings default {
bind Integer, 'e' to "${1}"
}
