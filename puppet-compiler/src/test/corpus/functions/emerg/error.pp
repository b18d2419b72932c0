emerg(1) |$a| { $a }
