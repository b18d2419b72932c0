site { categories { rack => 'r1' } }
--- bindings/default.pp
bindings default {
when rack r1 { bind 'x' to 1 }
when shelf 's1' or node n { bind 'x' to 2 }
when common { bind 'y' to 1 }
}
