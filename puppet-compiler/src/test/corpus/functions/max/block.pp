notice(max([1,5,3]) |$a,$b| { $b - $a }, max('aa','b') |$a,$b| { length($a) - length($b) })
