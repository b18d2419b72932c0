notice(1)
--- modules/a/bindings/default.pp
bindings a::default {

 bind 'x' to 1
}
--- modules/b/bindings/default.pp
bindings b::default {
bind 'x' to 2
}
