crit('x') |$a| { }
