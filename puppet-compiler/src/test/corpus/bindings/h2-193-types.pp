['a', 'h', 'h1', 'h2', 'n', 'l', 'd', 'b', 'f'].each |$k| { notice(inject($k)) }
notice(inject(Regexp, 'p'), inject(Class['c'], 'k'), inject(Resource['notify'], 'r'), inject(Array[Notify['x']], 'rx'))
class c { }
--- bindings/default.pp
bindings default {
bind Array, 'a' to [1]
bind Hash, 'h' to { 1 => 2 }
bind Hash[Integer], 'h1' to { a => 1 }
bind Hash[String, Integer], 'h2' to { a => 1 }
bind Number, 'n' to 1
bind Literal, 'l' to true
bind Data, 'd' to [{ a => undef }]
bind Boolean, 'b' to true
bind Float, 'f' to 1.5
bind Pattern, 'p' to Pattern['^x']
bind Class['c'], 'k' to Class['c']
bind Resource['notify'], 'r' to Notify['x']
bind Array[Notify['x']], 'rx' to [Notify['x']]
}
