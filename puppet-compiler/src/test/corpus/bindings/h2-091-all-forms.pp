class c($p = 0) { notice($p) }
class d { }
define left($a = 0) { notice("left ${a}") }
define right($b = 0) { }
left { 'l': }
right { 'r': b => 7 }
notice(inject('n'), inject('t'), $v, inject('list'), inject('other'), inject('n2'))
notify { ['one', 'two']: }
--- bindings/default.pp
bindings default {
bind 'n' to 1
bind String, 't' to 't'
bind parameters c to { p => 2 }
bind variables to { v => 3 }
multibind Array[Integer], 'list'
bind to 4 in 'list'
bind map Left to Right { a => b }
bind parameters Left to Right['r']
bind alias 'n' as 'n2'
bind renamed 't2' as 'other'
bind 't2' to 5
when environment production { rebind 'n' }
include c, d
exclude d
bind dependency Notify['one'] -> Notify['two']
}
