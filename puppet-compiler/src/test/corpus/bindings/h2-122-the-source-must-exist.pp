notice(1)
--- bindings/default.pp
bindings default {
rebind 'x'
bind alias 'y' as 'y2'
bind renamed 'z' as 'z2'
}
