class c($p = 'default') { notice($p) }
class { 'c': p => undef }
--- bindings/default.pp
bindings default { bind parameters c to { p => 'bound' } }
