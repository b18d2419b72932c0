# logs only
notice(1.convert_to(String), '5'.convert_to(Integer) |$x| { $x + 1 }, 'abc'.convert_to(Array))
notice('x'.convert_to(Integer))
