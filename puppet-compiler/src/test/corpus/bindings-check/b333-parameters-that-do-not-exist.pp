class c($p = 1) { }
--- bindings/default.pp
bindings default {
bind parameters c to { p => 1, q => 2 }
}
