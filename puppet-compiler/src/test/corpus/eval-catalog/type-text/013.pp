# logs only
type A = Foo::Bar[1]['x']
notice(A)
