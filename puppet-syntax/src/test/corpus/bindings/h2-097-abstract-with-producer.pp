bindings default {
  bind abstract "a" to 1
  bind override abstract "b" to 1
  multibind abstract Array[String], 'c' to producer 'x'
}
