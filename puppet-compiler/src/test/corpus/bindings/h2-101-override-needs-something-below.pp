notice(1)
--- bindings/default.pp
bindings default {
bind override 'banana' to 1
bind 'bananas' to 2
}
