notice(1)
--- bindings/default.pp
bindings default {
  bind "a" to 1
  bind "a" to 2
  when node 'x' { bind "b" to 1 }
  when node 'x' { bind "b" to 2 }
  bind "b" to 0
  bind parameters ntp to { servers => [] }
  bind parameters ntp to { servers => ['s'] }
  bind variables to { v => 1 }
  bind variables to { v => 2 }
}
--- modules/ntp/manifests/init.pp
class ntp($servers = []) { }
