alert('x') |$a| { }
