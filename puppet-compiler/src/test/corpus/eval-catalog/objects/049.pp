# logs only
type A = A
notice(A)
