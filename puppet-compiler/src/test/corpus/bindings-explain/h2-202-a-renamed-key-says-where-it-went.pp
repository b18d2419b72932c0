# explain: the meaning of life
# explain: the meaning of love
notice(1)
--- bindings/default.pp
bindings default {
  bind renamed "the meaning of life" as "the meaning of love"
}
--- modules/m/bindings/default.pp
bindings m::default { bind "the meaning of life" to 42 }
