bindings default { bind abstract parameters c to { p => 1 } }
