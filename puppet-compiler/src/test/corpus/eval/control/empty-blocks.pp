[if true { }, case 1 { 1: { } }, with(1) |$x| { }]
