# logs only
type A = Enum[x]
notice(A)
notice(A, 1)
