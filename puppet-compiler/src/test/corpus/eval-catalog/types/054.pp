# logs only
notice(['a','b'].map |$x| { $x }.type, type(|$x| { 1 }))
