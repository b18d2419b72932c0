notice(1)
--- bindings/default.pp
bindings default {
when environment production { bind 'x' to 1 }
when environment production { bind 'x' to 2 }
when environment elsewhere { bind 'x' to 3 }
}
