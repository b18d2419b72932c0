class ntp($a) { }
--- bindings/default.pp
bindings default {
  bind abstract parameters ntp
  bind abstract parameters ntp to { a => 1 }
}
