# logs only
type A = Object[{attributes=>{a=>{type=>Array[Bogus]}}}]
notice(A)
notice(A([1]))
