# logs only
type A::B = Enum[x]
notice(A::B)
