notice(1)
--- bindings/default.pp
bindings default {
  bnd "x" to 1
  multbind Array[String], 'names'
  bind "y" to 2
  whn node 'x' { bind "z" to 1 }
}
