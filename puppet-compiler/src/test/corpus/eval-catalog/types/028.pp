# logs only
type A = Array
notice(A[Integer])
