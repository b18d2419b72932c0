bindings default {
  bind to 'x' in 'id'
  bind 'k' to 1 IN 'id'
  bind Integer, 'k2' to 1 in 'id'
  bind class a to b
  bind Type[Logger] to Type[SpecialLogger]
  bind abstract Array[class ntp], "ntp resources"
  rebind parameters ntp[servers]
  rebind parameters Web['a'][port]
  rebind parameters Web[port]
  rebind variable x
}
