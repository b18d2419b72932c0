# logs only
type A = Integer[-1, - 2]
notice(A)
