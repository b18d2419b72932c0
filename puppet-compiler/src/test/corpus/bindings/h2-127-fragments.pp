notice(inject('a'), inject('h'))
--- bindings/default.pp
bindings default {
multibind Array[String], 'a'
bind 'ignored' to 'x' in 'a'
bind 'ignored' to 'y' in 'a'
multibind Hash[String], 'h'
bind 'k' to 'v' in 'h'
}
