# logs only
notice(with(5) |Bogus $x| { $x })
