class c($p = 'default', $q = 'default') { notice($p, $q, $::w) }
include c
--- bindings/default.pp
bindings default {
bind renamed parameters c[p] as parameters c[q]
bind renamed variable v as variable w
}
--- modules/c/bindings/default.pp
bindings c::default {
bind parameters c to { p => 'bound' }
bind variables to { v => 'value' }
}
