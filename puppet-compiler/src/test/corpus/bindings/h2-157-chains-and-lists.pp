notify { ['a', 'b', 'c', 'd']: }
--- bindings/default.pp
bindings default { bind dependency [Notify['a'], Notify['b']] -> Notify['c'] ~> Notify['d'] }
