notice(1)
--- bindings/default.pp
bindings default {
bind abstract 'x'
bind abstract Integer, 'size'
}
