function num(Integer $n) { $n }
num('a')
