with(1) |$a = 1, $b| { $b }
