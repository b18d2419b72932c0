class c($p = 'default') { notice($p) }
include c
--- bindings/default.pp
bindings default { bind override parameters c to { p => 'upper' } }
