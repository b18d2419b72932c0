notice(t::blockany(1,2) |*$x| { $x }, t::blockany(1) |$x| { $x }, t::blockany(1) |$x, $y = 5| { $y }, t::blockany())
