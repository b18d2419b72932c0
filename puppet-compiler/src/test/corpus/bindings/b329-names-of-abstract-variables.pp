notice(1)
--- bindings/default.pp
bindings default {
bind abstract variables to { v => 1 }
}
