# logs only
type A = Integer[1,10]
notice(A.map |$x| { $x })
notice([1,2].filter |A $x| { true })
