notice(inject('x'))
--- bindings/default.pp
bindings default {
bind to 'common' in 'x'
when environment production { bind to 'environment' in 'x' }
}
--- modules/m/bindings/default.pp
bindings m::default {
multibind Array[String], 'x'
bind to 'module' in 'x'
}
