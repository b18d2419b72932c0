function nums(Integer *$n) { $n }
nums(1, 'a', 2)
