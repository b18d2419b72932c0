notice(inject('m'))
--- bindings/default.pp
bindings default {
multibind Array[String], 'm' { combinator => |$memo, $x| { 'text' } }
bind to 'c' in 'm'
}
