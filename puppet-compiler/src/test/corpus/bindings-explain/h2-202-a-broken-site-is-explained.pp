# explain: a
# explain: b
# explain: c
# explain: nosuch
notice(1)
--- bindings/default.pp
bindings default {
  bind "a" to 1
  bind abstract "b"
  bind override "c" to 2
  bind "d" to 1
  bind "d" to 2
}
--- modules/broken/bindings/default.pp
bindings broken::default {
  bind "e" t 1
}
