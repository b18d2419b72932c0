notice(inject('a'))
--- bindings/default.pp
bindings default {
multibind Array[Data], 'a'
bind to [1, [2]] in 'a'
bind to 3 in 'a'
}
