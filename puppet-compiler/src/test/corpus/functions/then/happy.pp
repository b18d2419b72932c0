notice(then(1) |$x| { $x + 1 }, then(undef) |$x| { 1 } == undef, then(false) |$x| { 'f' })
