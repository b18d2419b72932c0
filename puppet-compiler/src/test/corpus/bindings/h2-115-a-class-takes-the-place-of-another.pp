class a($p = 1) { notice('a') }
class b($p = 2) { notice("b ${p}") }
include a
notify { 'after': require => Class['a'] }
define t() { notice('t') }
define u() { notice("u ${title}") }
t { 'x': }
T['x'] -> Notify['after']
--- bindings/default.pp
bindings default {
bind class a to class b
bind T to U
}
