notice(inject('x'), inject('y'))
--- bindings/default.pp
bindings default {
multibind override Array[String], 'x' as 'id x'
multibind override Array[String], 'y'
}
--- modules/m/bindings/default.pp
bindings m::default {
multibind Array[String], 'x' as 'id x'
bind to 'kept' in 'id x'
multibind Array[String], 'y' as 'id y'
bind to 'dropped' in 'id y'
}
