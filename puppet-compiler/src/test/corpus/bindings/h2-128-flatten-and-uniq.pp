notice(inject('all'), inject('one'), inject('set'))
--- bindings/default.pp
bindings default {
multibind Array[Data], 'all' { flatten => true }
multibind Array[Data], 'one' { flatten => 1 }
multibind Array[Data], 'set' { flatten => true, uniq => true }
bind to [[1, [2]], 3] in 'all'
bind to [[1, [2]], 3] in 'one'
bind to [[1, [2]], 1, 2] in 'set'
}
