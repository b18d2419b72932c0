site { categories { common => 1, a => 'x', a => 'y' } }
--- bindings/default.pp
bindings default {
bind abstract 'a' to 1
bind abstract parameters c to { p => 1 }
bind '/x' to 1
bind Integer, 'n' to 'text'
bind variables Integer to { v => 'text' }
bind File['x'] to Notify['x']
multibind String, 'm'
multibind Array[String], 'm2' to 'x'
bind abstract variables to $x
bind to 1
bind Integer to 1
bind parameters c to { p => 1, p => 2 }
bind override to 1 in 'm'
bind 'o' to 1 { combinator => 1 }
bind dependency A['a'] <- B['b']
}
