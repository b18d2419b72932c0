notice(1)
--- bindings/default.pp
bindings default {
bind to 3
}
