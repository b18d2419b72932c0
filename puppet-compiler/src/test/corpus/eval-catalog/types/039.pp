# logs only
type A = Integer
type B = Array[A]
type C = Struct[{b=>B}]
notice(C, B)
notice(assert_type(C, {b=>['x']}))
