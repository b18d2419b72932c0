site { bindings => [ layer { 'high': include => 'env:/default' }, layer { 'mid': include => 'module:/m::strict' }, layer { 'low': include => 'module:/*::default' } ] }
notice(inject('x'))
--- bindings/default.pp
bindings default {
bind 'x' to 'chosen'
}
--- modules/m/bindings/strict.pp
bindings m::strict {
bind abstract override 'x'
bind abstract override 'y'
}
--- modules/n/bindings/default.pp
bindings n::default {
bind 'x' to 'low'
bind 'y' to 'low'
}
