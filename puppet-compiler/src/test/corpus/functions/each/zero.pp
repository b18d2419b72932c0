0.each |$x| { notice($x) }
