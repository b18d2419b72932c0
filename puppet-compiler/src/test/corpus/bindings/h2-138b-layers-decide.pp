class c { notice('c') }
class d { notice('d') }
notice(inject('/classes'))
--- bindings/default.pp
bindings default { exclude c include d }
--- modules/m/bindings/default.pp
bindings m::default { include c when node 'web01.example.com' { exclude d include c } }
