with(1, 2, 3, 4) |Array[Integer, 1, 3] *$n| { $n }
