class c($p = 1) { }
--- bindings/default.pp
bindings default {
bind 'o' to 1 { bogus => 1 }
bind abstract 'a' to 1
bind '/s' to 1
bind Integer, 'i' to 'x'
multibind String, 's2'
bind to 3
bind parameters c to { p => 1, p => 2 }
}
--- modules/m/bindings/default.pp
bindings wrong::default { bind 'x' to 1 }
--- modules/n/bindings/default.pp
bindings n::default {
bind Boolean to 3
}
