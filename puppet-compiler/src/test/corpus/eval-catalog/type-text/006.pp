# logs only
type A = Enum[*['a','b']]
notice(A)
