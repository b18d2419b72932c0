sort([5,3,4,1]) |$a,$b| { notice("${a} ${b}") compare($a,$b) }
