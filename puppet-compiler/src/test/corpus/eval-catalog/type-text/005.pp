# logs only
type A = foo(1)
notice(A)
