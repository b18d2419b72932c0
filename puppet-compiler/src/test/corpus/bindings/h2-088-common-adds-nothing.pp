# node: kermit
notice(inject('x'))
--- bindings/default.pp
bindings default {
when node kermit and common { bind 'x' to 'a' }
when node kermit { bind 'x' to 'b' }
}
