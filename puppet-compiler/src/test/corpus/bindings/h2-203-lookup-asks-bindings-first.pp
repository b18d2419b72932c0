notice(lookup('x'), lookup('x', { 'override' => { 'x' => 'over' } }), lookup('no', undef, undef, 'default'), lookup('h.a'))
notice(lookup('x', Integer))
--- bindings/default.pp
bindings default {
bind 'x' to 'bound'
bind 'h' to { a => 'dug' }
}
