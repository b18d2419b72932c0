# logs only
notice([1,2,3].with |$x| { $x })
notice([[1,2],[3,4]].map |$x| { $x[0] }.reduce |$a,$b| { $a + $b })
notice({'a'=>1}.keys[0].upcase.downcase)
notice('a'.upcase('b'))
