# logs only
[1,2,3].each |$x| { if $x == 2 { break() } notice($x) }
notice([1,2,3].map |$x| { if $x == 2 { next('n') } $x })
notice([1,2,3].map |$x| { if $x == 2 { break() } $x })
notice([1,2,3].filter |$x| { if $x == 2 { next(true) } false })
notice([1,2,3].reduce |$m, $x| { if $x == 3 { break() } $m + $x })
