function outer($x) { inner($x) }
function inner($x) { $x + 'a' }
outer(1)
