# logs only
type A = File['/x']
notice(A)
