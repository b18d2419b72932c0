any(1.5) |$x| { true }
