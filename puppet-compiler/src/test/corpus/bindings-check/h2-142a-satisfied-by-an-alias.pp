notice(1)
--- bindings/default.pp
bindings default { bind 'a' to 1 bind alias 'a' as 'x' bind renamed 'b' as 'y' }
--- modules/m/bindings/default.pp
bindings m::default { bind abstract 'x' bind 'b' to 1 bind abstract 'y' }
