# logs only
class p($a) { }
class { 'p': b => 1 }
