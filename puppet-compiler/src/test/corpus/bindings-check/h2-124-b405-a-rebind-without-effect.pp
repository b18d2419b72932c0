notice(1)
--- bindings/default.pp
bindings default {
bind 'x' to 1
rebind 'x'
}
