# logs only
type A = Object[{attributes=>{a=>Bogus}}]
notice(A)
notice(A(1))
