notice(inject('a'), inject('b'))
--- bindings/default.pp
bindings default { bind 'a' to 'above' }
--- modules/m/bindings/default.pp
bindings m::default {
bind 'a' to 'below'
bind renamed 'a' as 'b'
}
