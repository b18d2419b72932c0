# node: kermit rack=r1
site { categories { rack => $facts['rack'], os => 'debian' } }
notice(inject('x'))
--- bindings/default.pp
bindings default {
when rack r1 { when node kermit { bind 'x' to 'rack then node' } }
when node kermit { when rack r1 { bind 'x' to 'node then rack' } }
}
