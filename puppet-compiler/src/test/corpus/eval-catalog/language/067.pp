# logs only
define d { return() notice('x') }
d { 'x': }
