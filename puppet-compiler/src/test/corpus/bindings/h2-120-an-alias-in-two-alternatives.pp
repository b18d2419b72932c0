# node: kermit
site { categories { rack => 'r1' } }
notice(inject('a'), inject('b'))
--- bindings/default.pp
bindings default {
bind 'a' to 1
when node kermit or rack r1 { bind alias 'a' as 'b' }
}
