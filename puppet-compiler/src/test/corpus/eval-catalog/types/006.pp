# logs only
type A = 5
notice(A)
