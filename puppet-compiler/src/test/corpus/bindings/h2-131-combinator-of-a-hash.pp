notice(inject('x'))
--- bindings/default.pp
bindings default {
multibind Hash[Data], 'x' { combinator => |$key, $current, $value| { if $current { $current + $value } else { $value } } }
bind 'f' to ['a'] in 'x'
bind 'f' to ['b'] in 'x'
bind 'g' to ['c'] in 'x'
}
