notice(inject('a'), inject('b'), inject('c'))
--- bindings/default.pp
bindings default {
bind 'b' to 'environment'
}
--- conf/bindings/default.pp
bindings default {
bind 'a' to 'confdir'
}
--- modules/m/bindings/default.pp
bindings m::default {
bind 'c' to 'module'
}
