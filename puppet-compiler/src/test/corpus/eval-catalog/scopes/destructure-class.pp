# logs only
class conf { $port = 80 $host = 'h' }
include conf
[$port, $host] = Class['conf']
notice([$port, $host])
