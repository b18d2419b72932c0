site { bindings => [ layer { 'l': include => ['module:/*::default', 'module:/A::Special'], exclude => 'module:/a::default' } ] }
notice(inject('x'), inject('y'))
--- modules/a/bindings/default.pp
bindings a::default {
bind 'x' to 'default'
}
--- modules/a/bindings/special.pp
bindings a::special {
bind 'x' to 'special'
}
--- modules/b/bindings/default.pp
bindings b::default {
bind 'y' to 'b'
}
