function plain($a) { $a }
plain(1) |$x| { $x }
