class c($p = 0) { }
--- bindings/default.pp
bindings default {
bind parameters c to { p => 1, p => 2 }
}
