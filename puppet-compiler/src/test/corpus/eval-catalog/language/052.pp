# logs only
function f($x) { return($x + 1) }
notice(f(1))
notice(f())
