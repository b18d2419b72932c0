Integer[2,4].each |$i,$x| { notice($i, $x) }
