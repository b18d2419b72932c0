[1,2,3].slice(2) |$x| { notice($x) }
[1,2,3].slice(2) |$a,$b| { notice($a, $b) }
[1,2,3].slice(2) |*$x| { notice($x) }
