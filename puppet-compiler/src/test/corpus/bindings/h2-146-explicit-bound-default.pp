class c($a = 'default', $b = 'default', $d = 'default') { notice($a, $b, $d) }
class { 'c': a => 'explicit', b => undef }
--- bindings/default.pp
bindings default {
bind parameters c to { a => 'bound', b => 'bound' }
}
