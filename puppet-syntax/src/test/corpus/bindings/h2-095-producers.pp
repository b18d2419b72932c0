bindings default {
  bind "a" to "text ${b}"
  bind "c" to word
  bind "d" to m::help('x')
  bind "e" to foo.bar
  bind "f" to ('a' in ['a', 'b'])
  bind "g" to 1 + 2 in 'id'
  bind "h" to Integer('3')
  bind "i" to Sql['x'] { singleton => false }
  bind "j" to producer Type[ConstantProducer] { producer_args => { value => 3 } }
  bind "k" to optional producer 'reg::name'
  bind "l" to $x ? { 1 => 2, default => 3 }
  bind "m" to Sql[?? port == 1]
  bind "n" to if $a { 1 } else { 2 }
  bind Pattern, "o" to (/x/)
  bind "p" to -1
}
