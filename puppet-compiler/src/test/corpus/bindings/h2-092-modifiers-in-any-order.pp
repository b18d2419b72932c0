notice(inject('x'), $v)
--- bindings/default.pp
bindings default {
when environment production { bind override abstract 'x' }
when node 'web01.example.com' { bind override 'x' to 3 }
bind 'x' to 1
bind variables abstract to 'v'
bind abstract variables to ['v']
bind variables to { v => 2 }
}
