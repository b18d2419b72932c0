notice(assert_type(Integer, 3), assert_type('String[1]', 'x'))
