notice(1)
--- bindings/default.pp
bindings default {
when common { bind 'x' to 1 }
bind 'x' to 2
}
