# logs only
type A = Hash[String]
notice(A)
