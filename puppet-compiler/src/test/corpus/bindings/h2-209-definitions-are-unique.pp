notice(1)
bindings one { bind 'x' to 1 }
bindings one { bind 'x' to 2 }
