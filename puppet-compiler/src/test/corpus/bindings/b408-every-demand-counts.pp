notice(1)
--- bindings/default.pp
bindings default {
bind override 'x' to 11
}
--- modules/a/bindings/default.pp
bindings a::default {
bind abstract Integer[0, 10], 'x'
}
--- modules/b/bindings/default.pp
bindings b::default {
bind abstract Integer, 'x'
}
