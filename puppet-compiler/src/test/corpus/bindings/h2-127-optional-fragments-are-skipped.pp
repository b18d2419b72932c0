notice(inject('m'), inject('h'))
--- bindings/default.pp
bindings default {
multibind Array[String], 'm'
multibind Hash[String], 'h'
bind to optional undef in 'm'
bind to 'there' in 'm'
bind 'gone' to optional $facts['nosuch'] in 'h'
}
