notice(inject(Variant[Integer, String], 'e'))
--- bindings/default.pp
bindings default {
bind Enum['a', 'b'], 'e' to 'a'
bind Struct[{ a => Integer, Optional[b] => String }], 's' to { a => 1 }
bind Integer[1, 10], 'i' to 11
}
