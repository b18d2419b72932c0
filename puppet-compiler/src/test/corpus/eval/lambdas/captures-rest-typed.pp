[with(1, 2) |Integer *$n| { $n }, with(1, 2) |Array[Integer, 1, 3] *$n| { $n }]
