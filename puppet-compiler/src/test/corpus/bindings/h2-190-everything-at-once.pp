notice(1)
--- bindings/default.pp
bindings default {
bind override 'bananas' to 42
bind alias 'nosuch' as 'other'
bind abstract 'needed'
}
--- modules/a/bindings/default.pp
bindings a::default {
bind 'color' to 'blue'
}
--- modules/b/bindings/default.pp
bindings b::default {
bind 'color' to 'red'
}
