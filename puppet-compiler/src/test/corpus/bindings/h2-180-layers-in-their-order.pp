site { bindings => [ layer { 'modules': include => 'module:/*::default' }, { 'site': include => 'env:/default' } ] }
notice(inject('x'))
--- bindings/default.pp
bindings default {
bind 'x' to 'site'
}
--- modules/m/bindings/default.pp
bindings m::default {
bind 'x' to 'module'
}
