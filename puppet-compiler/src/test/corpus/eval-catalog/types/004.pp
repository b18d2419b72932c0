# logs only
$x = 5
type A = Integer[1, $x]
notice(A)
