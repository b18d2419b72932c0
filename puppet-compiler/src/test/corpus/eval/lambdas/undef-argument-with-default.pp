with(undef) |$a = 5| { $a }
