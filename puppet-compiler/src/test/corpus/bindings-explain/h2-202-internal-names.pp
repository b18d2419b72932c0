# explain: /param/Class[c]/p
# explain: /var/v
# explain: /classes
# explain: settings::certname
class c($p = 1) { }
--- bindings/default.pp
bindings default {
bind parameters c to { p => [1, 'two', { three => undef }] }
bind variables to { v => true }
include c
}
