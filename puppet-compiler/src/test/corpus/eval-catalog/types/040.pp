# logs only
type A = Integer
notice(A == Integer, A < Numeric, Integer =~ Type[A], A =~ Type[Integer], type(A))
