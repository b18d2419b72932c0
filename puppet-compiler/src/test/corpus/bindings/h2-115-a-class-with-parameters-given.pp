class ntp($server) { notice("ntp ${server}") }
class ntp2($server, $more = 1) { notice("ntp2 ${server} ${more}") }
class { 'ntp': server => 'given' }
--- bindings/default.pp
bindings default { bind class ntp to class ntp2 }
