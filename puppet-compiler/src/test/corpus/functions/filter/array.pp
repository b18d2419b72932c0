notice([1,2,3].filter |$x| { $x != 2 }, [4,5].filter |$i,$x| { $i == 1 })
