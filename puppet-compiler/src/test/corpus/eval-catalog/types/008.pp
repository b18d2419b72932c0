# logs only
type A = [1,2]
notice(A)
