notice(inject('h'))
--- bindings/default.pp
bindings default {
multibind Hash[String], 'h'
bind 'k' to 'a' in 'h'
bind 'k' to 'b' in 'h'
}
