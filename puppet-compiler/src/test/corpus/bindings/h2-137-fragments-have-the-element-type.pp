notice(inject('x'))
--- bindings/default.pp
bindings default {
multibind Array[String], 'x'
bind to ['a', 1] in 'x'
}
