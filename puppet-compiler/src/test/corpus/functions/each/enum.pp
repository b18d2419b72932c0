Enum[b,a].each |$x| { notice($x) }
