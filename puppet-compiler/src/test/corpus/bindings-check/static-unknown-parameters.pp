define web($port) { }
--- bindings/default.pp
bindings default {
  bind parameters ntp to { server => [] }
  bind parameters Web to { prot => 1 }
  bind parameters Web['one'] to { port => 1, tag => 'x' }
  bind parameters File['/x'] to { moode => '0644' }
}
--- modules/ntp/manifests/init.pp
class ntp($servers = []) { }
