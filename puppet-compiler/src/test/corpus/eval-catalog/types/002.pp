# logs only
type A = Array[Bogus]
notice(A)
notice([5] =~ A)
