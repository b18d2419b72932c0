[flatten(), flatten(1, [[[]]], undef), flatten([[1], [[2, [3]]]], {'a' => [1]})]
