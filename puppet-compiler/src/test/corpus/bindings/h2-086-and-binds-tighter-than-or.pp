# node: kermit
# node: piggy
site { categories { os => 'debian', rack => 'r1' } }
notice(inject('x'), inject('y'))
--- bindings/default.pp
bindings default {
bind 'x' to 'none'
bind 'y' to 'none'
when node piggy or os debian and rack r9 { bind 'x' to 'piggy only' }
when os debian and rack r9 or node kermit { bind 'y' to 'kermit only' }
}
