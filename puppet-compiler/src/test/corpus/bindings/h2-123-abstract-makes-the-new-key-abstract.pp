notice(1)
--- bindings/default.pp
bindings default {
bind 'x' to 1
bind alias 'x' as abstract 'y'
}
