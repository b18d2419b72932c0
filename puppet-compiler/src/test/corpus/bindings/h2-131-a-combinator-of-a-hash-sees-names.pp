notice(inject('m'))
--- bindings/default.pp
bindings default {
multibind Hash[Integer], 'm' { combinator => |$key, $current, $value| { if $current =~ Undef { $value } else { $current + $value } } }
bind 'a' to 1 in 'm'
bind 'a' to 2 in 'm'
bind 'b' to 5 in 'm'
}
