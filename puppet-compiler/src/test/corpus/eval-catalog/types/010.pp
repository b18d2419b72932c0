# logs only
type A = Struct[{a => Bogus}]
notice(A)
notice(assert_type(A, {a=>1}))
