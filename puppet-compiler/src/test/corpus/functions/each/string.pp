'añb'.each |$x| { notice($x) }
