bindings default {
  rebind "a" to 1
  bind alias "a" as "b" to 1
  bind renamed "a" as override "b" to 1
}
