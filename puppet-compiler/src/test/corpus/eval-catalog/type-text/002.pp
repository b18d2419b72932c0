# logs only
type   Aa::B = Integer
  type Aa::B = String
