class c($p = 1) { }
--- bindings/default.pp
bindings default {
bind abstract parameters c to { p => 1 }
}
