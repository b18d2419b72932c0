3.each |$x| { notice($x) }
