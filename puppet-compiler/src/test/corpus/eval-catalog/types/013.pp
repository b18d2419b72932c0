# logs only
function f(Bogus $x) { $x }
notice(f(1))
