# logs only
type A = Tuple[Integer, A]
notice(A)
