# logs only
type A = Integer
$x = A
notice($x, A)
