notice(1)
--- bindings/default.pp
bindings default { when node piggy { bind 'x' to 1 } when rack r1 { bind variables to { v => 1 } } }
--- modules/m/bindings/default.pp
bindings m::default { bind abstract 'x' bind abstract variables to ['v', 'w'] bind abstract Integer, 'y' }
