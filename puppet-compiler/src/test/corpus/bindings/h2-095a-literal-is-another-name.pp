notice(inject('a'), inject('b'))
--- bindings/default.pp
bindings default {
bind Literal, 'a' to 's'
bind Number, 'b' to 1.5
}
