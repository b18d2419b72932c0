notice(sort([3,1,2]) |$a,$b| { compare($b,$a) }, sort('bac') |$a,$b| { compare($a,$b) })
