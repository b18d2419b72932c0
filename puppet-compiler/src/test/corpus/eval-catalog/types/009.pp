# logs only
type A = Integer | String
notice(A)
