[1, 'a', 1.5, [1], {'k' => 1}, undef, /x/, Integer].map |$v| {
  case $v {
    Integer[0, 10]: { 'small integer' }
    Numeric: { 'number' }
    String: { 'string' }
    Array[Integer]: { 'integers' }
    Hash: { 'hash' }
    Undef: { 'undef' }
    Type: { 'type' }
    default: { 'other' }
  }
}
