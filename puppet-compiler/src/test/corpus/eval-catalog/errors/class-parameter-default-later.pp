# logs only
class p($a = $b, $b = 1) { }
include p
