class a { }
class b { }
class c { }
class d { }
notice(inject('/classes'))
--- bindings/default.pp
bindings default {
exclude a
when environment production { include a }
include b
when environment production { exclude b }
include c
exclude c
exclude d
}
