notify { ['a', 'b']: }
--- bindings/default.pp
bindings default {
bind parameters Notify['a'] to { before => Notify['b'] }
}
