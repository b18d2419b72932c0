# node: kermit
notice(inject('m'))
--- bindings/default.pp
bindings default {
bind to 'site 1' in 'm'
when node kermit { bind to 'site kermit' in 'm' }
bind to 'site 2' in 'm'
}
--- modules/m/bindings/default.pp
bindings m::default {
multibind Array[String], 'm'
bind to 'module' in 'm'
when node kermit { bind to 'module kermit' in 'm' }
}
