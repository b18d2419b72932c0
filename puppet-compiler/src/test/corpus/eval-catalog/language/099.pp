# logs only
notice(index([1,2,3], 2), index('abc', 'c'), index({a=>1}, 1), index([1,2]) |$x| { $x > 1 }, index('abc', 'z'), index({a=>1}) |$k,$v| { $v == 1 })
