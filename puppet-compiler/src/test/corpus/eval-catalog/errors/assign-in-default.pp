function f($a = ($z = 1)) { $a }
f()
