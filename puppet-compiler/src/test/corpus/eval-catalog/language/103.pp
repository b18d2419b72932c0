# logs only
notice(lest(1) |$x| { 5 })
