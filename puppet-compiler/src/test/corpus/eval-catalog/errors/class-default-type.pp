# logs only
class p(Integer $a = 'text') { }
include p
