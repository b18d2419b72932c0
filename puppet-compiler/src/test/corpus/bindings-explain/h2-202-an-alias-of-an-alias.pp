# explain: c
--- bindings/default.pp
bindings default {
bind 'a' to 1
bind alias 'a' as 'b'
bind renamed 'b' as 'c'
}
