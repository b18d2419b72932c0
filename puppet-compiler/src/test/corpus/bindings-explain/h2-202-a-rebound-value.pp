# node: kermit
# explain: x
--- bindings/default.pp
bindings default {
bind 'x' to 'common'
when node kermit { bind abstract 'x' }
when node kermit { rebind 'x' }
}
