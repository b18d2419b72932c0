notice(inject('x'))
--- bindings/default.pp
bindings default {
multibind Array[Data], 'x' { combinator => Type['no.such.Combinator'] }
bind to 1 in 'x'
}
