notice(1)
--- bindings/default.pp
bindings default {
multibind Array[String], 'x' as 'id'
multibind Array[String], 'y' as 'id'
}
