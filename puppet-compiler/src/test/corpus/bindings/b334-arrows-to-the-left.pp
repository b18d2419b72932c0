notice(1)
--- bindings/default.pp
bindings default {
bind dependency Notify['a'] <- Notify['b']
}
