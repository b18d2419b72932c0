notice(1)
--- bindings/default.pp
bindings default {
bind Integer, 'x' to 1
bind String, 'x' to 'one'
}
