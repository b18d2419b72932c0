notice(inject('a'), inject(Integer, 'b'), inject(Regexp) =~ Regexp, inject('m'))
--- bindings/default.pp
bindings default {
bind 'a' to 1
bind Integer, 'b' to 2
bind Pattern to Pattern['x']
multibind Array[Integer], 'm'
bind to 3 in 'm'
bind 'named' to 4 in 'm'
}
