notice(inject('m'), inject('n'))
--- bindings/default.pp
bindings default {
multibind Array[String], 'm'
bind alias 'm' as 'n'
bind to 'a' in 'm'
}
