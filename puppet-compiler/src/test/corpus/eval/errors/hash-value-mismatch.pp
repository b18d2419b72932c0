function h(Hash[String, Integer] $x) { $x }
h({'a' => 1, 'b' => 'two'})
