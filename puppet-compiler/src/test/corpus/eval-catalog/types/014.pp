# logs only
class c(Bogus $x) { }
class { c: x => 1 }
