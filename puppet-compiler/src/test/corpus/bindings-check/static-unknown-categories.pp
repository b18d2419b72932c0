site { categories { rack => $facts['rack'], virtual => true } }
--- bindings/default.pp
bindings default {
  when rak 'r1' { bind "a" to 1 }
  when vitrual true and nod 'x' { bind "a" to 2 }
}
