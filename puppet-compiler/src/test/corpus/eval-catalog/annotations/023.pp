# logs only
type A::B = Enum[x]
notice(A::B)
function f(A::B $x) { $x }
f('x')
