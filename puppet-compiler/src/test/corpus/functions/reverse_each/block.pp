notice([1,2].reverse_each |$x| { notice($x) } == undef)
