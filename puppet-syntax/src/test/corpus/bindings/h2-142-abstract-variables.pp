bindings default {
  bind abstract variables to { v => 1 }
  bind abstract variables to 'v'
  bind abstract variables to ['v', w]
  bind abstract variables to ['v', 1]
}
