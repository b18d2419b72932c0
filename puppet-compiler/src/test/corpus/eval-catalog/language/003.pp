# logs only
type A::B = Enum[x]
notice('x' =~ A::B)
notice(A::B)
notice("${A::B}")
notice([A::B])
