# logs only
type A = Init[Integer]
notice('5' =~ A)
notice(A.new('5'))
