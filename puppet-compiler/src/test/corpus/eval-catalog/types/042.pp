# logs only
type Mod::A = Integer
notice(Mod::A, mod::a(1))
