# logs only
class c($a = 1) {} include c
notice(Class['c']['a'])
notice(Class['c']['zz'])
