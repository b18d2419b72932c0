notice($place, $::place, $facts['place'], $facts['osfamily'], $osfamily, $::operatingsystem, $ipaddress_eth0)
notice(inline_template('<%= @place %> <%= scope["::place"] %> <%= scope["facts"]["place"] %> <%= @osfamily.inspect %> <%= scope["::osfamily"].inspect %> <%= @facts.class %>'))
notice(getvar('facts.place'), getvar('::osfamily', 'none'))
class c { $place = 'mine'
 notice($place, $::place, $facts['place'], inline_template('<%= @place %> <%= scope["place"] %> <%= scope["::place"] %> <%= scope.lookupvar("::place") %>')) }
include c
