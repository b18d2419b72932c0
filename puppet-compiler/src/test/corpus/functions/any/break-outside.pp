[1].any |$x| { break() }
