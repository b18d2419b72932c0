notice(1)
--- bindings/default.pp
bindings default {
bind Integer to 3
}
