# logs only
type A = Class['x']
notice(A)
