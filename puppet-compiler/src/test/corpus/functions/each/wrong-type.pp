each(true) |$x| { }
