reduce(true) |$a,$b| { 1 }
