function sayIt($x) { "it ${x}" }
sayIt(1)
