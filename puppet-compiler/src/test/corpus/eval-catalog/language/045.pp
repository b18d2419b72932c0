# logs only
class k($p = 1) { $q = 2 }
include k
[$p, $q] = Class['k']
notice($p, $q)
