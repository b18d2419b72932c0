# logs only
type A = Integer
notice(a(5))
