# logs only
notice(call('abs', -5), call('map', [1]) |$x| { $x + 1 })
