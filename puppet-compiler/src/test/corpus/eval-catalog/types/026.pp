# logs only
type A = Sensitive
notice(A, Sensitive(1) =~ A)
