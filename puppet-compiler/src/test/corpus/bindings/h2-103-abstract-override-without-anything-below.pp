notice(optionally_inject('x'))
--- bindings/default.pp
bindings default { bind abstract override 'x' }
