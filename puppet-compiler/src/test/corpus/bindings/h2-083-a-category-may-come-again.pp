# node: kermit
notice(inject('x'), inject('y'))
--- bindings/default.pp
bindings default {
when node kermit { bind 'x' to 1 }
when node piggy { bind 'y' to 3 }
when node kermit { bind 'y' to 2 }
}
