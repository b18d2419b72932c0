class ntp($a = 1) { }
--- bindings/default.pp
bindings default { bind parameters Ntp to { a => 2 } }
