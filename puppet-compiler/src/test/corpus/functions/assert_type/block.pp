notice(assert_type(Integer, 'x') |$expected, $actual| { "${expected} but ${actual}" })
