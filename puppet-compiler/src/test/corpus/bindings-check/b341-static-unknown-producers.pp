notice(1)
--- bindings/default.pp
bindings default {
  bind "a" to producer "nosuch"
  bind "b" to producer Type[ConstantProduccer] { producer_args => { value => 1 } }
  bind "c" to producer Type[ConstantProducer] { producer_args => { value => 1 } }
  bind "uuid" to Type[MyProducer] in 'producers'
  bind "d" to producer "uuid"
  bind "e" to producer "uid"
}
