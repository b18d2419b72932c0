# logs only
type A = Struct[{a => $x ? { 1 => 2 }}]
notice(A)
