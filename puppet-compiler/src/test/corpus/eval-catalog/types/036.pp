# logs only
type A = Integer
notice(A('5'))
notice(A.new('6'))
