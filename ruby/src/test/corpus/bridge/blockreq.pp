notice(t::blockreq(1) |$x,$y| { $x + $y })
t::blockreq(1) |String $x| { $x }
