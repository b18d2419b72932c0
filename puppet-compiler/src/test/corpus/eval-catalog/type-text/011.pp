# logs only
type A = Array['Integer']
notice(A)
