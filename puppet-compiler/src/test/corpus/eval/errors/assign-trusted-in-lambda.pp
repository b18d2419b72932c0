with(1) |$x| { $trusted = 1 }
