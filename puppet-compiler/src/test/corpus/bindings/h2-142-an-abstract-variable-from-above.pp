notice($v, $w)
--- bindings/default.pp
bindings default { bind variables to { v => 1, w => 2 } }
--- modules/m/bindings/default.pp
bindings m::default { bind abstract variables Integer to ['v', 'w'] }
