notice(inject('x'), inject('h'))
--- bindings/default.pp
bindings default {
bind 'x' to word { singleton => true }
bind 'h' to { a => 1 } { singleton => false }
}
