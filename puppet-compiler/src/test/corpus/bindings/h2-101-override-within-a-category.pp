# node: kermit
# node: piggy
notice(inject('x'))
--- bindings/default.pp
bindings default {
bind 'x' to 'any'
when node kermit { bind override 'x' to 'kermit' }
}
