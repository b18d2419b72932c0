err('x') |$a| { }
