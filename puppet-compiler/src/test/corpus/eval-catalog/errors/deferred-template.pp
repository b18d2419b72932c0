# logs only
class c(String $p) {}
class { 'c': p => Deferred('inline_epp', ['a']) }
