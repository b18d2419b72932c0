# node: kermit
notice(inject('x'))
--- bindings/default.pp
bindings default {
when node kermit { bind abstract 'x' rebind 'x' }
bind 'x' to 'common'
}
