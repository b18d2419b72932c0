[with(1, 2, 3) |$first, *$rest| { [$first, $rest] }, with(1) |$first, *$rest| { $rest }, with() |*$all| { $all }]
