# logs only
type A = Enum[x]
notice("${A}")
notice([A])
notice(String(A))
notice(Array[A])
notice(type(A))
notice(Optional[A])
