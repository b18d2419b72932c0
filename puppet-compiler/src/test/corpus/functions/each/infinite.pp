each(Integer[1]) |$x| { notice($x) }
