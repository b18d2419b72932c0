notice(1)
--- bindings/default.pp
bindings default {
bind abstract 'x' to 1
}
