notice(inject('x'))
--- bindings/default.pp
bindings default { bind override 'x' to 1 }
--- modules/m/bindings/default.pp
bindings m::default { bind abstract Integer, 'x' }
