notice(inject(Integer, 'x'))
--- bindings/default.pp
bindings default {
bind Integer, 'x' to producer Type[ConstantProducer] { producer_args => { value => 'text' } }
}
