notice(inject('list of names'))
--- bindings/default.pp
bindings default {
multibind Array[String], 'list of names'
bind to 'Mary' in 'list of names'
}
