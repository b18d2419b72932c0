class c($p = 'default') { notice($p) }
include c
--- bindings/default.pp
bindings default { bind override parameters c to { p => 'upper' } }
--- modules/c/bindings/default.pp
bindings c::default { bind parameters c to { p => 'lower' } }
