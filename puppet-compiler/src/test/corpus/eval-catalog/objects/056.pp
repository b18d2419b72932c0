# logs only
type A = Enum[x,y]
define d(A $p) { }
d { 'q': p => 'z' }
