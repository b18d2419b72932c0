# logs only
class k($p = 1) { $q = 2 }
include k
[$p, $zz] = Class['k']
notice($p, $zz)
