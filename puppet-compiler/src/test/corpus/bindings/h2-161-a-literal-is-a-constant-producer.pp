notice(inject('a') == inject('b'))
--- bindings/default.pp
bindings default {
bind 'a' to 42
bind 'b' to producer Type[ConstantProducer] { producer_args => { value => 42 }, singleton => true }
}
