class ntp { }
notice(inject(Array[Class['ntp']], 'r'))
--- bindings/default.pp
bindings default {
bind abstract Array[class ntp], 'r'
when environment production { bind Array[class ntp], 'r' to [Class['ntp']] }
}
