fail('a', undef, [1, 2], {'b' => 1.0})
