class a { }
class b { }
class c { }
notice(inject('/classes'))
--- bindings/default.pp
bindings default {
include a, b, c
exclude c
}
