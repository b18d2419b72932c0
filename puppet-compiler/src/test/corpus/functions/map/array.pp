notice([1,2].map |$x| { $x * 2 }, ['a'].map |$i,$x| { "${i}${x}" }, [].map |$x| { 1 })
