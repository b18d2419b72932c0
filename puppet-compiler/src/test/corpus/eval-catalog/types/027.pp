# logs only
type A = Variant[Integer, String]
notice(A['x'])
