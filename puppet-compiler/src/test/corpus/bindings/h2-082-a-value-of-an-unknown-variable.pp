notice(inject('x'))
--- bindings/default.pp
bindings default {
bind 'x' to 'any'
when node "${nosuch}" { bind 'x' to 'one' }
}
