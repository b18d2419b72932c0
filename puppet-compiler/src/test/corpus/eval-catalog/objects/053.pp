# logs only
type Integer = String
notice(Integer)
