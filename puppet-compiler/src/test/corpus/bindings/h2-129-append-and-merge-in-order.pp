# node: kermit
notice(inject('l'), inject('h'))
--- bindings/default.pp
bindings default {
multibind Hash[Array[Integer]], 'l' { conflict_resolution => 'append' }
multibind Hash[Hash], 'h' { conflict_resolution => 'merge' }
bind 'a' to [1] in 'l'
when node kermit { bind 'a' to [2] in 'l' }
bind 'a' to { x => 'low', y => 'low' } in 'h'
when node kermit { bind 'a' to { x => 'high' } in 'h' }
}
