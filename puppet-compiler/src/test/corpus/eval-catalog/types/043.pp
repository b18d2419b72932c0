# logs only
type lower = Integer
