function s(String[3, 5] $x, Array[Integer, 2] $y) { $x }
s('ab', [1])
