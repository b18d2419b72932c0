# logs only
notice(then(undef) |$x| { 5 }, then(1) |$x| { $x + 1 }, lest(undef) || { 5 }, lest(1) || { 5 })
notice(then(1))
