# logs only
notice([1,2].map |$x| { $y = $x })
notice($y)
