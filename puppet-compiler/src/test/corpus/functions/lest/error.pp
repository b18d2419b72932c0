lest(1) |$x| { $x }
