# explain: size
--- bindings/default.pp
bindings default { bind override 'size' to 2 }
--- modules/a/bindings/default.pp
bindings a::default { bind abstract Integer, 'size' }
--- modules/b/bindings/default.pp
bindings b::default { bind 'size' to 1 }
