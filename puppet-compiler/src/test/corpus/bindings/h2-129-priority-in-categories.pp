# node: kermit
# node: piggy
notice(inject('m'))
--- bindings/default.pp
bindings default {
multibind Hash[String], 'm' { conflict_resolution => priority }
bind 'a' to 'any' in 'm'
when node kermit { bind 'a' to 'kermit' in 'm' }
bind 'b' to 'any b' in 'm'
}
