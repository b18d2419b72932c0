with() |$a = $b, $b = 1| { $a }
