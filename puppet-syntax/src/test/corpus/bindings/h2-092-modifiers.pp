bindings default {
  bind abstract "a"
  bind override "b" to 1
  bind abstract override "c"
  bind override abstract "d"
  bind abstract variables to ['v1']
  bind variables abstract override Integer to 'v2'
  multibind override Array[String], 'e'
  bind alias "a" as abstract "f"
  rebind abstract "g"
}
