# logs only
class c { return() notice('x') }
include c
