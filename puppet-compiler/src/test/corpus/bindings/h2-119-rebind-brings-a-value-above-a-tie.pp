notice(inject('x'))
--- bindings/default.pp
bindings default {
when node 'web01.example.com' { rebind 'x' }
bind 'x' to 'common'
}
