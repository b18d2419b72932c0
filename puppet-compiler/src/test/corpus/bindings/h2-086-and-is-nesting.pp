# fact: a=1
# fact: b=2
site { categories { a => $a, b => $b } }
--- bindings/default.pp
bindings default {
when a '1' and b '2' { bind 'x' to 1 }
when b '2' { when a '1' { bind 'x' to 2 } }
}
