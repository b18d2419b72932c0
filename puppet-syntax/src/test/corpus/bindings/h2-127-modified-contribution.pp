bindings default {
  bind override to 'x' in 'id'
  bind abstract override 'k' to 'x' in 'id'
}
