notice(1)
--- bindings/default.pp
bindings default {
  bind Integer['x'], "a" to 1
  bind "b" to 1
}
