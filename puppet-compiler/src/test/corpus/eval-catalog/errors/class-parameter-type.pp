# logs only
class p(Integer $a, String $b) { }
class { 'p': a => 'x', b => 2 }
