# logs only
type A = Pattern['[']
notice(A)
