class c($a = 0, $b = 0, $d = 'default') { notice($a, $b, $d) }
include c
--- bindings/default.pp
bindings default {
bind 'c::a' to 'named'
bind 'c::b' to 'named'
bind parameters c to { b => 'parameter' }
}
