class a::b { }
class c { }
notice(inject('/classes'))
--- bindings/default.pp
bindings default {
include 'a::b', ::c
}
