# explain: /classes
class base { }
class ntp { }
class extra { }
--- bindings/default.pp
bindings default {
  include base, ntp
  when node 'web01.example.com' { exclude ntp }
}
--- modules/m/bindings/default.pp
bindings m::default {
  include ntp, extra
  exclude base
}
