notice(inject('n', { a => 1 }))
notice(inject('x', { a => 1 }))
--- bindings/default.pp
bindings default {
bind 'x' to 1
bind 'n' to 2 { singleton => false }
}
