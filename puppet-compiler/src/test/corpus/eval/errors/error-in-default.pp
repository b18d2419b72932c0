function f($a = 1 + 'x') { $a }
f()
