bindings default {
  bind "w" to word { singleton => true }
  bind "h" to { a => 1 } { singleton => true, }
  multibind Array[Integer], 'm' { combinator => |$memo, $x| { $memo + $x }, uniq => true }
  bind to producer "a::b" in 'm' { producer_args => { x => 1 } }
}
