class ntp { notice('ntp') }
class ntp2 { notice('ntp2') }
notice(inject(Class['ntp']))
--- bindings/default.pp
bindings default { bind class ntp to class ntp2 }
