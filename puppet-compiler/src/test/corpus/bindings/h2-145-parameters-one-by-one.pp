class c($a = 0, $b = 0) { notice($a, $b) }
include c
notify { ['x', 'y']: }
--- bindings/default.pp
bindings default {
bind parameters class c to { a => 'site' }
bind parameters Notify to { message => 'type' }
bind parameters Notify['x'] to { message => 'instance' }
}
--- modules/m/bindings/default.pp
bindings m::default {
bind parameters c to { a => 'module', b => 'module' }
}
