["${[undef]}", "${[1, undef, 2]}", "${{'a' => undef}}"]
