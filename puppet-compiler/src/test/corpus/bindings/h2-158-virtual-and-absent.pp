@notify { 'a': } notify { 'b': }
--- bindings/default.pp
bindings default { bind dependency Notify['a'] -> Notify['b'] bind dependency Notify['b'] -> Notify['z'] }
