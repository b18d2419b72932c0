define x($a = 0, $b = 0) { notice($a, $b) }
define y($a = 0, $b = 0) { }
define z($a = 0, $b = 0) { }
x { 'one': }
y { 'y': a => 'ya', b => 'yb' }
z { 'z': a => 'za', b => 'zb' }
--- bindings/default.pp
bindings default {
bind map X to Y { a => a }
bind map X to Z { b => b }
bind parameters X to Y[y]
bind parameters X to Z[z]
}
