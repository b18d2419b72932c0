notice(inject('m'))
--- bindings/default.pp
bindings default {
multibind Array[Array[Integer]], 'm'
bind to [1, 2] in 'm'
bind to [[3], [4, 5]] in 'm'
}
