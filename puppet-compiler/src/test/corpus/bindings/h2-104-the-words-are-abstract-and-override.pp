notice(inject('x'))
--- bindings/default.pp
bindings default {
bind abstract 'x'
when environment production { bind override 'x' to 1 }
}
