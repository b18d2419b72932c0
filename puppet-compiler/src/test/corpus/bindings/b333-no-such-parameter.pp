class c($p = 0) { }
include c
--- bindings/default.pp
bindings default {
bind parameters c to { q => 1 }
}
