['a', 'B', 1, '1', undef, true, 2.0].map |$v| {
  case $v {
    'A', 'b': { 'letter' }
    1: { 'one' }
    true: { 'yes' }
    undef: { 'nothing' }
    default: { "other ${v}" }
  }
}
