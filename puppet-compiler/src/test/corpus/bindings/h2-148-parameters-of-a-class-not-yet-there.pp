class ntp($servers = 'default', $port = 123) { }
class ntp2($servers = 0, $port = 0) { notice($servers, $port) }
include ntp2
--- bindings/default.pp
bindings default {
bind parameters ntp2 to ntp
bind parameters ntp to { servers => 'bound' }
}
