notice(1)
--- bindings/default.pp
bindings default {
multibind Array[String], 'm' to ['x']
}
