# fact: rack=r1
site { categories { rack => $facts['rack'] } }
--- bindings/default.pp
bindings default {
bind 'x' to 1
when rack r1 { bind override 'x' to 2 }
}
