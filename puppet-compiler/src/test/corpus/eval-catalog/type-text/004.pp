# logs only
type A = Integer[1, $x['a'].foo(1)]
notice(A)
