notice(1)
--- bindings/default.pp
bindings default { bind override 'x' to 2 }
