# logs only
type A = Foo['x']
notice(A)
