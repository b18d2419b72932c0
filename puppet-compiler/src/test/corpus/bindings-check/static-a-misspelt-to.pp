notice(1)
--- bindings/default.pp
bindings default {
  bind "y" t 1
}
