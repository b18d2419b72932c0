# logs only
type A = undef
notice(A)
