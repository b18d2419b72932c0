class ntp($server = 'a') { notice("ntp ${server}") }
class ntp2($server = 'b') { notice("ntp2 ${server}") }
include ntp
notify { 'after': require => Class['ntp'] }
--- bindings/default.pp
bindings default { bind class ntp to class ntp2 }
