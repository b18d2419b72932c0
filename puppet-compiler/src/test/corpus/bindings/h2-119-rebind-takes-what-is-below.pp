notice(inject('x'))
--- bindings/default.pp
bindings default {
bind abstract 'x'
rebind 'x'
}
--- modules/m/bindings/default.pp
bindings m::default {
bind 'x' to 'module'
}
