notice('abc'.filter |$x| { $x != 'b' })
