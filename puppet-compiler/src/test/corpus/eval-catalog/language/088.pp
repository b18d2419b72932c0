# logs only
notice(max(1,2,3), min(1,2), max('a','b'), max([1,5,2]), max([1,2]) |$a,$b| { compare($b,$a) })
notice(max(1,'a'))
notice(max('1', 2))
