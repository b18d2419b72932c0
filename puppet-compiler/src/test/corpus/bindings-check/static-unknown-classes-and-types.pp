define web($port) { }
--- bindings/default.pp
bindings default {
  bind parameters nosuchclass to { a => 1 }
  bind parameters Ntp to { servers => [] }
  bind parameters npt to { servers => [] }
  bind parameters Wbe to { port => 1 }
  bind parameters Web['one'] to Sql['main'] { map => { port => port } }
  bind class ntp to class ntp2
  bind dependency Clas['a'] -> Class['ntp']
  include ntpp
  exclude gone
}
--- modules/ntp/manifests/init.pp
class ntp($servers = []) { }
