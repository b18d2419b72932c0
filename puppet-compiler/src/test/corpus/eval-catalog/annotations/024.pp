# logs only
type A = Integer
notice('x' =~ A, A)
notice(A)
