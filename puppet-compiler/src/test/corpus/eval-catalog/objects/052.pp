# logs only
type A[X] = Integer
