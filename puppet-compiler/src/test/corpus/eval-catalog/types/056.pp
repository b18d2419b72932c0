# logs only
notice([1,2,3] .map |$x| { $x } .filter |$x| { $x > 1 } .size)
notice(1.max(2), 'a'.size, [1].empty)
notice(5.foo)
