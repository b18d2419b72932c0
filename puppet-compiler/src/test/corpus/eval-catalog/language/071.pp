# logs only
notice([1,2].each |$x| { return($x) })
