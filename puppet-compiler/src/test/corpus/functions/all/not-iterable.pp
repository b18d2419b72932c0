all(true) |$x| { true }
