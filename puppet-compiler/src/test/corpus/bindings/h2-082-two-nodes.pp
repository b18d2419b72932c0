# node: kermit
# node: piggy
# node: gonzo
notice(inject('x'))
--- bindings/default.pp
bindings default {
bind 'x' to 'any'
when node kermit { bind 'x' to 'kermit' }
when node piggy { bind 'x' to 'piggy' }
}
