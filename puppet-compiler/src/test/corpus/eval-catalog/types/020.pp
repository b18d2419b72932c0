# logs only
type A = Resource['foo','x']
notice(A)
