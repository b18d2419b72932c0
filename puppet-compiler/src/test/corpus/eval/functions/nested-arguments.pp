function id($x) { $x }
id(id(id([id(1), {'k' => id(2)}])))
