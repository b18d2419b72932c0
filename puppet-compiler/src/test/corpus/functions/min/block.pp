notice(min(['aa','b']) |$a,$b| { compare(length($a), length($b)) })
