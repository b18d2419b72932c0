notice(1)
--- bindings/default.pp
bindings default {
bind override 'colour' to 'red'
}
--- modules/m/bindings/default.pp
bindings m::default {
bind abstract 'color'
}
