class a($p = 1) { }
class b($q = 2) { }
include a
--- bindings/default.pp
bindings default {
bind class a to class b
}
