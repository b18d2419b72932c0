class ntp($server = 'a') { notice("ntp ${server}") }
class ntp2($server = 'b') { notice("ntp2 ${server}") }
include ntp
--- bindings/default.pp
bindings default {
bind class ntp to class ntp2
bind parameters ntp2 to { server => 'bound' }
}
