# logs only
define d(String $p) {}
d { 'x': p => Deferred('upcase', []) }
