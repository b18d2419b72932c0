# node: kermit
# node: piggy
notice($v)
--- bindings/default.pp
bindings default {
bind variables to { v => 'any' }
when node kermit { bind variable to { v => 'kermit' } }
}
