notice(inject('x'))
--- bindings/default.pp
bindings default {
multibind Array[Integer], 'x' { combinator => |$memo, $v| { [$memo, $v].flatten } }
bind to [1, [2]] in 'x'
bind to [[3], 4] in 'x'
}
