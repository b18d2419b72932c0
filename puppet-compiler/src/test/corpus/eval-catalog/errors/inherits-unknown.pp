# logs only
class c inherits nowhere { }
include c
