notice(inject('x'))
--- bindings/default.pp
bindings default {
bind 'x' to 42
}
--- modules/m/bindings/default.pp
bindings m::default {
bind abstract Integer, 'x'
}
