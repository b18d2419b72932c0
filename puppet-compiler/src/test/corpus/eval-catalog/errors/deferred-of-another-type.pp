# logs only
function f(Integer $x) >> Integer { $x }
class c(String $p) {}
class { 'c': p => Deferred('f', [1]) }
