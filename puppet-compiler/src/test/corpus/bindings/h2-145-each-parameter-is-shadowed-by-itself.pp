class c($p = 'default', $q = 'default') { notice($p, $q) }
include c
--- bindings/default.pp
bindings default { bind parameters c to { p => 'site' } }
--- modules/c/bindings/default.pp
bindings c::default { bind parameters class c to { p => 'module', q => 'module' } }
