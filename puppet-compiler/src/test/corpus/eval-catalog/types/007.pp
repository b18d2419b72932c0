# logs only
type A = 'Integer'
notice(A)
