map(undef) |$x| { $x }
