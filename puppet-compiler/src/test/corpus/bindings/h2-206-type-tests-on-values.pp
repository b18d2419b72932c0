$x = inject('x')
notice($x =~ String, $x =~ Integer, $x =~ Data)
--- bindings/default.pp
bindings default {
bind 'x' to 'text'
}
