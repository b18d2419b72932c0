['p', 'i', 'a', 'm'].each |$k| { notice(inject($k)) }
--- bindings/default.pp
bindings default {
multibind Hash[String], 'p' { conflict_resolution => 'priority' }
bind 'k' to 'low' in 'p'
when environment production { bind 'k' to 'high' in 'p' }
multibind Hash[String], 'i' { conflict_resolution => ignore }
bind 'k' to 'first' in 'i'
bind 'k' to 'second' in 'i'
multibind Hash[Data], 'a' { conflict_resolution => 'append' }
bind 'k' to [1] in 'a'
bind 'k' to [2] in 'a'
multibind Hash[Data], 'm' { conflict_resolution => 'merge' }
bind 'k' to { x => 1 } in 'm'
bind 'k' to { x => 2, y => 3 } in 'm'
}
