bindings default { bind abstract abstract "a" }
