notice(inject('l'), inject('b'))
--- bindings/default.pp
bindings default {
multibind Array[String], 'l' AS 'id'
bind to 'x' IN 'id'
bind 'a' to 1
bind alias 'a' AS 'b'
}
