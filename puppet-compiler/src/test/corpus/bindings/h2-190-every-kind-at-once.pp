notice('never')
--- bindings/default.pp
bindings default {
bind abstract 'a'
bind override 'b' to 1
bind alias 'nosuch' as 'c'
bind 'd' to 1
bind 'd' to 2
}
