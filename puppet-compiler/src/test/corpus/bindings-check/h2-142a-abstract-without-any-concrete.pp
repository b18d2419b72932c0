# fact: v=1
notice(1)
--- bindings/default.pp
bindings default {
bind abstract 'never'
bind abstract Integer, 'size'
bind abstract variables to ['v', 'w']
bind abstract 'sometimes'
when node elsewhere { bind 'sometimes' to 1 }
}
