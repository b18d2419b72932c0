# logs only
type A = default
notice(A)
