# logs only
type A = Optional
notice(A)
