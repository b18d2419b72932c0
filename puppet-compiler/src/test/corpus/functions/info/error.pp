info('x') |$a| { }
