notice([5,6].all |$i,$v| { $v == $i + 5 })
