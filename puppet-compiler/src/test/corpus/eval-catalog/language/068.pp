# logs only
class c { next() }
include c
