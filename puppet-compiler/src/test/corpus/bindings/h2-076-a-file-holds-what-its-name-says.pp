notice(1)
--- bindings/default.pp
bindings other { bind 'x' to 1 }
