# logs only
type A = Integer
type A = String
notice(A)
