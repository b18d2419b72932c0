# logs only
type A::B = Enum[x]
notice(A::B, 'x' =~ A::B)
function f(A::B $x) { $x }
f('y')
