# logs only
class conf { $port = 80 }
include conf
[$port, $nothing] = Class['conf']
