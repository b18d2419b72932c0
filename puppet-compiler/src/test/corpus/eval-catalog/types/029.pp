# logs only
type A = Type[Integer]
notice(Integer[1,2] =~ A)
