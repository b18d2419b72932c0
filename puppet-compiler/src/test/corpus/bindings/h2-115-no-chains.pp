class a { notice('a') }
class b { notice('b') }
class c { notice('c') }
include a
--- bindings/default.pp
bindings default {
bind class a to class b
bind class b to class c
}
