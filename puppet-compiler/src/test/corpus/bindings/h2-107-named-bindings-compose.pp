notice(inject('a'), inject('b'))
--- bindings/default.pp
bindings default {
bind 'a' to 'site'
}
--- modules/m/bindings/default.pp
bindings m::default {
bind 'a' to 'module'
bind 'b' to "${inject('a')} too"
}
