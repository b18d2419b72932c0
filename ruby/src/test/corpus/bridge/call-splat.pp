['{"a" => 1, "b" => 2}', '"x"', 'nil', '[1, [2]]', '1..3', '{}'].each |$given| {
  notice(inline_template("<%= scope.call_function('jump::count', ${given}) %>"))
  notice(inline_template("<% binding %><%= scope.call_function('jump::count', ${given}) %>"))
}
