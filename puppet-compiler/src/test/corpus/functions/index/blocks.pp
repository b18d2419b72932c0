notice(index([5,6]) |$x| { $x == 6 }, index({a=>1,b=>2}) |$v| { $v == 2 }, index({a=>1}) |$k,$v| { $k == a }, index([7,8]) |$i,$v| { $i == 1 })
