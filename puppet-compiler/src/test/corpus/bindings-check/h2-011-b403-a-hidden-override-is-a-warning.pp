notice(1)
--- bindings/default.pp
bindings default { bind 'x' to 1 }
--- modules/m/bindings/default.pp
bindings m::default { bind override 'x' to 2 }
