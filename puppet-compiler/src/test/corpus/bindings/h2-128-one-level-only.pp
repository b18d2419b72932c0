notice(inject('m'))
--- bindings/default.pp
bindings default {
multibind Array[Data], 'm'
bind to [1, [2, [3]]] in 'm'
bind to 4 in 'm'
bind to [] in 'm'
}
