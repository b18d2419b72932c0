# logs only
function f($x = 1, $y = $x + 1) { [$x, $y] }
notice(f(), f(5), f(5, 6))
notice(f(1,2,3))
