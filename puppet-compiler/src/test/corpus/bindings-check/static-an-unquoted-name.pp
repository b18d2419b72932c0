notice(1)
--- bindings/default.pp
bindings default {
  bind y to 1
}
