# explain: a
site { categories { rack => $nosuch, common => 1 } }
--- bindings/default.pp
bindings default {
  bind "a" to 1
  when rack 'r1' { bind "a" to 2 }
}
