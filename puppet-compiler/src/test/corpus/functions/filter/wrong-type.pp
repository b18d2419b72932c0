filter(default) |$x| { true }
