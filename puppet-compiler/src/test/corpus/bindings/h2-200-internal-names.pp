class c($p = 0) { }
define m::web($p = 0) { }
notice(inject('/param/Class[c]/p'), inject('/param/File/mode'), inject('/param/M::Web[one]/p'), inject('/var/v'), inject('/map/C/D'), inject('/classes'))
--- bindings/default.pp
bindings default {
bind parameters c to { p => 1 }
bind parameters File to { mode => '0600' }
bind parameters M::Web['one'] to { p => 2 }
bind variables to { v => 3 }
bind map C to D { a => b }
include c
}
