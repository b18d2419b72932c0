notice(inject('h'))
--- bindings/default.pp
bindings default {
multibind Hash[String], 'h'
bind to 'a' in 'h'
}
