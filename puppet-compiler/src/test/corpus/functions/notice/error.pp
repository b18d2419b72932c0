notice('x') |$a| { }
