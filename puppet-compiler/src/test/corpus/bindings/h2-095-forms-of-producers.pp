$f = 'fact'
notify { 'r': message => 'of r' }
notice(inject('l'), inject('i'), inject(Resource, 't'), inject('p'), inject('e'), optionally_inject('o') =~ Undef)
--- bindings/default.pp
bindings default {
bind 'l' to [1, { a => 2 }]
bind 'i' to "a ${1 + 1} b"
bind Resource, 't' to Notify['r']
bind 'p' to producer 'ConstantProducer' { producer_args => { value => 9 } }
bind 'e' to [1, 2].map |$x| { $x * 2 }
bind 'o' to optional undef
}
