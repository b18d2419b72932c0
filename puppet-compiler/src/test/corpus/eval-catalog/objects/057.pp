# logs only
type A = Enum[x,y]
function f(Array[A] $p) { }
f(['x','z'])
