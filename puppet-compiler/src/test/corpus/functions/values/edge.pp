[values({}), values({1 => 2, 'a' => undef, 'b' => [1]})]
