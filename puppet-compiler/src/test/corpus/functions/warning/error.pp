warning('x') |$a| { }
