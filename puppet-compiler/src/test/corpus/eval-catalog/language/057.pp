# logs only
function a::b($x) { $x }
notice(a::b(1))
notice(A::B(1))
