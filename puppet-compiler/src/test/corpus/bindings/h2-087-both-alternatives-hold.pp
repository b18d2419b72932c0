# node: kermit
site { categories { rack => 'r1' } }
notice(inject('x'))
--- bindings/default.pp
bindings default {
when node kermit or rack r1 { bind 'x' to 'either' }
when rack r1 { bind 'x' to 'shadowed, but no conflict as the node decides' }
}
