# logs only
type A = Bogus
notice(A)
notice(5 =~ A)
