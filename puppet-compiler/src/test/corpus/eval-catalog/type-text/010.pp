# logs only
type A = Integer[!true]
notice(A)
