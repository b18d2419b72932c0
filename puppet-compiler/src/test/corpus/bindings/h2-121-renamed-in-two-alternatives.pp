# node: kermit
# node: piggy
site { categories { rack => 'r1' } }
notice(optionally_inject('a'), inject('b'))
--- bindings/default.pp
bindings default {
bind 'a' to 1
when node kermit or rack r1 { bind renamed 'a' as 'b' }
}
