# logs only
type A = Array[Integer][0]
notice(A)
