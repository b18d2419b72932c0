notice(inject('x'))
--- bindings/default.pp
bindings default {
bind 'x' to 'site'
}
--- modules/m/bindings/default.pp
bindings m::default {
when node 'web01.example.com' { bind 'x' to 'module' }
}
