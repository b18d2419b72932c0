debug('x') |$a| { }
