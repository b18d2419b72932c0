with(1, 'a') |Integer *$n| { $n }
