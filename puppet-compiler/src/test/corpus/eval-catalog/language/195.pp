# logs only
notice("a ${if true { 'y' } else { 'n' }} ${[1,2].map |$x| { $x }} b")
