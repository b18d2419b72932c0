# logs only
type A = Stdlib::Nope
class c(A $x) { }
class { c: x => 1 }
