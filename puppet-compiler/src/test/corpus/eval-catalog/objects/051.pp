# logs only
type A = Variant[Integer, Array[A]]
notice([1,[2]] =~ A, type(A))
notice(assert_type(A, [1,['x']]))
