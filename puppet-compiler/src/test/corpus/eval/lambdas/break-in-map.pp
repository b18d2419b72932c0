[[1, 2, 3].map |$x| { if $x == 3 { break() } $x * 2 }, [1, 2, 3, 4].filter |$x| { if $x == 3 { break() } $x != 1 }, [1, 2, 3].reduce |$m, $x| { if $x == 3 { break() } $m + $x }]
