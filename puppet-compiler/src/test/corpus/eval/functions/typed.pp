function double(Integer $n) >> Integer { $n * 2 }
[double(4), 5.double]
