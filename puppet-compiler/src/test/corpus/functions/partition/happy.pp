notice(partition([1,2,3]) |$x| { $x > 1 }, partition({a=>1,b=>2}) |$k,$v| { $v > 1 }, partition(['a','b']) |$i,$x| { $i == 0 })
