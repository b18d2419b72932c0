notice(1)
--- bindings/default.pp
bindings default {
bind File['/a'] to File['/b']
}
