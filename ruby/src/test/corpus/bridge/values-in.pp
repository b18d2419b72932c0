[undef, true, 1, 2.5, 'x', [1, undef], {'a' => undef}, /re/, default].each |$value| { notice(api::values($value)) }
