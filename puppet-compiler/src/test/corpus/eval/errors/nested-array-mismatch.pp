function list(Array[Array[Integer]] $x) { $x }
list([[1], ['a']])
