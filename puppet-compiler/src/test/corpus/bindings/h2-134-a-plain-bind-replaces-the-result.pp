notice(inject('x'))
--- bindings/default.pp
bindings default {
bind override 'x' to ['only']
}
--- modules/m/bindings/default.pp
bindings m::default {
multibind Array[String], 'x'
bind to 'a' in 'x'
}
