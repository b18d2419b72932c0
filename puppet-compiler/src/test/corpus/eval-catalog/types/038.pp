# logs only
type A = Enum[x,y]
notice(A('x'))
