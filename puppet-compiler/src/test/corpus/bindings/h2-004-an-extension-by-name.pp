notice(inject('c'))
--- bindings/default.pp
bindings default {
bind 'c' to producer Type[ConstantProducer] { producer_args => { value => 5 } }
}
